import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { localizePath } from '#src/contract/http/addresses.ts'
import { showNotification } from './notifications.ts'

/** Returns a function that notifies of a page of the inbox, which opens on click. */
export function useNotify({ locale }: Pick<PageContext, 'locale'>) {
  const { arrive } = useRuntime()
  return (title: string, path: string): Promise<boolean> =>
    showNotification(title, { path, address: localizePath(locale, path) }, () => void arrive(path, { changed: {} }))
}
