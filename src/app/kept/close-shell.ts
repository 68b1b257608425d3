import { WORKER_PATH } from '#src/contract/http/shell-paths.ts'
import { withPatience } from './patience.ts'

const isOurs = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  [active, waiting, installing].some((worker) => worker?.scriptURL.endsWith(WORKER_PATH))

/** Service workers of the person's pages, one per language. */
async function listWorkers(): Promise<ServiceWorkerRegistration[]> {
  const all = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []
  return all.filter(isOurs)
}

/** Returns the address of a page that opens offline. */
export const findShell = async (): Promise<string | undefined> => (await listWorkers())[0]?.scope

/** Unregisters the worker: this browser then opens nothing offline. Its cached files contain no personal data. */
export async function closeShell(): Promise<void> {
  const workers = await listWorkers()
  // A worker that is still installing is removed when it has finished, which takes long on a slow connection.
  await withPatience(Promise.all(workers.map((worker) => worker.unregister())))
  const names = await caches.keys().catch(() => [])
  const kept = names.filter((name) => workers.some(({ scope }) => name.endsWith(scope)))
  await Promise.all(kept.map((name) => caches.delete(name)))
}
