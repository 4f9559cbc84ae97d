/** The hooks that the shell uses, for the type checker only. */

export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useRef<T>(initial: T): { current: T };
export function useEffect(run: () => void | (() => void), needs?: readonly unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), needs?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, needs: readonly unknown[]): T;
export function useCallback<F extends (...args: any[]) => any>(run: F, needs: readonly unknown[]): F;
export function useId(): string;
export function useErrorBoundary(note?: (error: any) => void): [any, () => void];
