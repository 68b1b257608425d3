import type { R2Bucket } from '@cloudflare/workers-types'

/** Private files. Each account and each company has a folder that is deleted with it. */
export type FileStore = {
  save: (key: string, file: Uint8Array, contentType: string) => Promise<void>
  /** Opens a file as a stream. */
  open: (key: string) => Promise<{ body: ReadableStream<Uint8Array>; size: number } | undefined>
  list: (prefix: string) => Promise<string[]>
  remove: (keys: readonly string[]) => Promise<void>
}

export const accountFolder = (accountId: string): string => `account/${accountId}/`

export const companyFolder = (companyId: string): string => `company/${companyId}/`

/** The folder of copies of the account's data; it is not copied itself. */
export const copyFolder = (accountId: string): string => `${accountFolder(accountId)}copy/`

/** The folder of scans of the account's papers, encrypted with its key. */
export const scanFolder = (accountId: string): string => `${accountFolder(accountId)}scan/`

/** The folder of files that the account sent with messages, encrypted with its key. */
export const attachmentFolder = (accountId: string): string => `${accountFolder(accountId)}message/`

/** The folder of the licence scan of the account's company, encrypted with the account's key. */
export const licenceFolder = (accountId: string): string => `${accountFolder(accountId)}licence/`

/** The folder of forms of services that the account ordered, encrypted with its key. */
export const serviceFolder = (accountId: string): string => `${accountFolder(accountId)}service/`

/** Keys that one call may delete. */
const REMOVED_AT_ONCE = 1000

async function listKeys(bucket: R2Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = []
  let cursor: string | undefined
  do {
    const page = await bucket.list({ prefix, ...(cursor && { cursor }) })
    keys.push(...page.objects.map(({ key }) => key))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return keys
}

export const createFileStore = (bucket: R2Bucket): FileStore => ({
  save: async (key, file, contentType) => {
    await bucket.put(key, file, { httpMetadata: { contentType } })
  },
  open: async (key) => {
    const object = await bucket.get(key)
    return object ? { body: object.body as never, size: object.size } : undefined
  },
  list: (prefix) => listKeys(bucket, prefix),
  remove: async (keys) => {
    for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE)
      await bucket.delete(keys.slice(start, start + REMOVED_AT_ONCE) as string[])
  },
})
