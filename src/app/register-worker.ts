type Policy = { createScriptURL: (path: string) => string }
type WithPolicies = { trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy } }

/** Returns the address of a script of the build in the form that Trusted Types require. */
export function nameScript(path: string): string {
  const policy: Policy = { createScriptURL: () => path }
  const { trustedTypes } = globalThis as WithPolicies
  return (trustedTypes?.createPolicy('worker', policy) ?? policy).createScriptURL(path)
}

/** Registers a worker of the build for a scope; an existing one remains. Undefined if the browser allows none, as in some private windows. */
export const registerWorker = async (path: string, scope: string): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.register(nameScript(path), { scope, updateViaCache: 'none' }).catch(() => undefined)
