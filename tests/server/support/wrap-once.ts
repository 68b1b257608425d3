/**
 * The pool of this version wraps again what it wrapped before: with every object its way to find methods, with every file its way to
 * load modules, so that each makes all that follow slower (cloudflare/workers-sdk 15092 and 16135, mended in @cloudflare/vitest-plugin).
 */
const Unpatched = globalThis.Proxy
const wrappers = new WeakSet<object>()

const findsMethods = ({ get }: ProxyHandler<object>): boolean => String(get).includes('getUnknownPrototypeKey')

type Transport = { invoke: unknown; wrapped?: unknown }

declare const __vitest_mocker__: { moduleRunner: { transport: Transport } }

/** Called at the beginning of every file. */
export function wrapOnce(): void {
  if (globalThis.Proxy === Unpatched)
    globalThis.Proxy = new Unpatched(Unpatched, {
      construct(_, [target, handler]: [object, ProxyHandler<object>]) {
        if (wrappers.has(target)) return target
        const made = new Unpatched(target, handler)
        if (findsMethods(handler)) wrappers.add(made)
        return made
      },
    })
  const { transport } = __vitest_mocker__.moduleRunner
  transport.wrapped ??= transport.invoke
  transport.invoke = transport.wrapped
}
