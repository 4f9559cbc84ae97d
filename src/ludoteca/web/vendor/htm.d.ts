/** Tagged templates, for the type checker only. */

declare const htm: {
  bind(h: any): (strings: TemplateStringsArray, ...values: any[]) => any;
};
export default htm;
