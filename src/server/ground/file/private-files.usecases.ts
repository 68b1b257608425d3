import { createHash } from 'node:crypto'
import { openBytes, sealBytes } from '#src/server/platform/sealed-bytes.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { ensureAccountKey, findAccountKey } from './account-keys.ts'
import type { FileRow } from './file.tables.ts'

type Kept = Pick<FileRow, 'id' | 'purpose' | 'type' | 'expiresAt'> & { accountId: string; objectKey: string }

/** Stores a private file: encrypted with the person's key and bound to its place. The returned row belongs into the batch that refers to it. */
export async function keepPrivate(
  services: Needs<'db' | 'keys' | 'clock' | 'files'>,
  file: Kept,
  bytes: Uint8Array,
): Promise<FileRow> {
  const { files, clock } = services
  const key = await ensureAccountKey(services, file.accountId)
  const { objectKey } = file
  await files.save(objectKey, await sealBytes(key, objectKey, bytes), 'application/octet-stream')
  return {
    ...file,
    organisationId: null,
    size: bytes.byteLength,
    digest: createHash('sha256').update(bytes).digest('hex'),
    state: 'stored',
    pictureKey: null,
    resultId: null,
    createdAt: clock(),
  }
}

/** Returns a private file; undefined if the file or the key is gone, or the content does not match. */
export async function openPrivate(
  services: Needs<'db' | 'keys' | 'files'>,
  { accountId, objectKey }: Pick<Kept, 'accountId' | 'objectKey'>,
) {
  const [key, file] = [await findAccountKey(services, accountId), await services.files.open(objectKey)]
  if (!key || !file) return undefined
  return openBytes(key, objectKey, new Uint8Array(await new Response(file.body as never).arrayBuffer()))
}
