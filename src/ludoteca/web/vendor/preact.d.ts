/** The parts of Preact, its hooks, htm and Signals that the shell uses, for the type checker only. */

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

export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useRef<T>(initial: T): { current: T };
export function useEffect(run: () => void | (() => void), needs?: readonly unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), needs?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, needs: readonly unknown[]): T;
export function useCallback<F extends (...args: any[]) => any>(run: F, needs: readonly unknown[]): F;
export function useId(): string;
export function useErrorBoundary(note?: (error: any) => void): [any, () => void];

/** Tagged templates. */
export const htm: {
  bind(h: any): (strings: TemplateStringsArray, ...values: any[]) => any;
};

export interface ReadonlySignal<T> {
  readonly value: T;
  peek(): T;
  subscribe(listener: (value: T) => void): () => void;
}
export interface Signal<T> extends ReadonlySignal<T> {
  value: T;
}
export function signal<T>(value: T): Signal<T>;
export function computed<T>(make: () => T): ReadonlySignal<T>;
export function effect(run: () => void | (() => void)): () => void;
export function batch<T>(run: () => T): T;
export function untracked<T>(run: () => T): T;
export function useSignal<T>(value: T): Signal<T>;
export function useComputed<T>(make: () => T): ReadonlySignal<T>;
export function useSignalEffect(run: () => void | (() => void)): void;
