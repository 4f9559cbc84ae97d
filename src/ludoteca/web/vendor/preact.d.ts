/** The part of Preact that the shell uses, for the type checker only. */

export type VNode = any;
export type ComponentType<P = any> = (props: P) => VNode;
export function h(type: any, props?: any, ...children: any[]): VNode;
export function render(vnode: VNode, parent: Element): void;
export const Fragment: ComponentType;
export class Component<P = any, S = any> {
  constructor(props?: P);
  props: P;
  state: S;
  setState(change: Partial<S>): void;
  render(props: P, state: S): VNode;
}
