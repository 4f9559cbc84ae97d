/** The part of Fluent that the shell uses, for the type checker only. */

export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: any; attributes: Record<string, any> } | undefined;
  formatPattern(pattern: any, args?: Record<string, any> | null, errors?: Error[] | null): string;
}
