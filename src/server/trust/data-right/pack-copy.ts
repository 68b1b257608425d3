import { strToU8, type Zippable, zipSync } from 'fflate'
import { isSealedPiece } from '#src/server/ground/file/file-pieces.ts'
import { originalKey } from '#src/server/ground/file/images.usecases.ts'
import { findFolders, findKeptPictures } from '#src/server/ground/file/kept-files.repository.ts'
import { openPrivate } from '#src/server/ground/file/private-files.usecases.ts'
import {
  attachmentFolder,
  copyFolder,
  licenceFolder,
  scanFolder,
  serviceFolder,
} from '#src/server/platform/file-store.ts'
import type { PersonalData } from '#src/server/platform/personal-data.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { collectRows } from './collect-copy.repository.ts'

const readAll = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(body as never).arrayBuffer())

type Reading = Needs<'db' | 'keys' | 'pictures' | 'files'>

/** A file as it was sent, or as much of it as has come. */
async function readFile(services: Reading, accountId: string, key: string): Promise<Uint8Array | undefined> {
  if (await isSealedPiece(services, key)) return openPrivate(services, { accountId, objectKey: key })
  const file = await services.files.open(key)
  return file && readAll(file.body)
}

/** The files of a person under the names that they have in the copy; scans, the licence and what went with messages are put into it on its way out. */
async function collectFiles(services: Reading, accountId: string): Promise<Zippable> {
  const { db, files, pictures } = services
  const found: Zippable = {}
  const left = [
    copyFolder(accountId),
    scanFolder(accountId),
    attachmentFolder(accountId),
    licenceFolder(accountId),
    serviceFolder(accountId),
  ]
  for (const folder of await findFolders(db, accountId))
    for (const key of await files.list(folder)) {
      if (left.some((folder) => key.startsWith(folder))) continue
      const file = await readFile(services, accountId, key)
      if (file) found[`files/${key.slice(folder.length)}`] = file
    }
  for (const { kind, key, shown } of await findKeptPictures(db, accountId)) {
    const picture = shown && (await pictures.find(originalKey({ kind, key })))
    if (picture) found[`files/${kind}`] = await readAll(picture)
  }
  return found
}

/** One archive: `data.json` with every row, table by table with its purpose, and the files. */
export async function packCopy(
  services: Reading & Needs<'cvs' | 'clock' | 'config'>,
  registry: PersonalData,
  accountId: string,
): Promise<Uint8Array> {
  const { clock, config } = services
  const [tables, files] = [await collectRows(services, registry, accountId), await collectFiles(services, accountId)]
  const data = { product: config.productName, madeAt: new Date(clock()).toISOString(), account: accountId, tables }
  return zipSync({ 'data.json': strToU8(JSON.stringify(data, null, 2)), ...files })
}
