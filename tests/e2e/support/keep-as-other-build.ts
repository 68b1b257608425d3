import type { Page } from '@playwright/test'
import { readKey } from './phone.ts'

/** Stores a value under a name of another version in the account's database of the page, encrypted as by that build. */
export async function keepAsOtherBuild(page: Page, name: string, value: unknown): Promise<void> {
  const key = await readKey(page)
  await page.evaluate(
    async ([bytes, record, text]) => {
      const secret = await crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['encrypt'])
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const [bound, plain] = [record, text].map((part) => new TextEncoder().encode(part))
      const sealed = {
        iv,
        bytes: await crypto.subtle.encrypt(
          { name: 'AES-GCM', iv, additionalData: bound },
          secret,
          plain as BufferSource,
        ),
      }
      const all = await indexedDB.databases()
      const database = all.find((one) => one.name?.startsWith('gangway-account'))?.name ?? ''
      await new Promise<void>((done, failed) => {
        const request = indexedDB.open(database)
        request.onerror = () => failed(request.error)
        request.onsuccess = () => {
          const { result } = request
          const act = result.transaction('kept', 'readwrite')
          act.objectStore('kept').put({ rev: 1, sealed }, record)
          act.oncomplete = () => {
            result.close()
            done()
          }
        }
      })
    },
    [key, name, JSON.stringify(value)] as const,
  )
}
