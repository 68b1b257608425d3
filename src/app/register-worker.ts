type Policy = { createScriptURL: (path: string) => string }
type WithPolicies = { trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy } }

/** A script that the app names itself, in the way in which the content policy wants it named. */
function nameScript(path: string): string {
  const policy: Policy = { createScriptURL: () => path }
  const { trustedTypes } = window as WithPolicies
  return (trustedTypes?.createPolicy('worker', policy) ?? policy).createScriptURL(path)
}

/** Registers a worker of the build for what is below a path; one that is there stays. Undefined where the browser wants none, as in some private windows. */
export const registerWorker = async (path: string, scope: string): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker?.register(nameScript(path), { scope, updateViaCache: 'none' }).catch(() => undefined)
