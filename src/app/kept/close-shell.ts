import { WORKER_PATH } from '#src/contract/http/shell-paths.ts'
import { withPatience } from './patience.ts'

const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith(WORKER_PATH))

/** The workers of the own pages, one a language; none where the browser has none. */
async function listWorkers(): Promise<ServiceWorkerRegistration[]> {
  const all = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  return all.filter(isOurs)
}

/** The address of an own page that opens offline. */
export const findShell = async (): Promise<string | undefined> => (await listWorkers())[0]?.scope

/** Without a worker this browser opens nothing offline. The pages that it keeps go with it; they hold nothing of anyone. */
export async function closeShell(): Promise<void> {
  const workers = await listWorkers()
  // One that is still fetching what it keeps goes when it has all of it, which takes a slow connection long.
  await withPatience(Promise.all(workers.map((worker) => worker.unregister())))
  const names = await caches.keys().catch(() => [])
  const kept = names.filter((name) => workers.some(({ scope }) => name.endsWith(scope)))
  await Promise.all(kept.map((name) => caches.delete(name)))
}
