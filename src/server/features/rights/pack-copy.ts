import { strToU8, type Zippable, zipSync } from 'fflate'
import { copyFolder } from '#src/server/platform/file-store.ts'
import type { PersonalData } from '#src/server/platform/personal-data.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { originalKey } from '../files/images.usecases.ts'
import { findFolders, findKeptPictures } from '../files/kept-files.repository.ts'
import { collectRows } from './collect-copy.repository.ts'

const readAll = async (body: ReadableStream<Uint8Array>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(body as never).arrayBuffer())

/** The files of a person under the names that they have in the copy. */
async function collectFiles(
  { db, files, pictures }: Needs<'db' | 'pictures' | 'files'>,
  accountId: string,
): Promise<Zippable> {
  const found: Zippable = {}
  for (const folder of await findFolders(db, accountId))
    for (const key of await files.list(folder)) {
      if (key.startsWith(copyFolder(accountId))) continue
      const file = await files.open(key)
      if (file) found[`files/${key.slice(folder.length)}`] = await readAll(file.body)
    }
  for (const { kind, key, shown } of await findKeptPictures(db, accountId)) {
    const picture = shown && (await pictures.find(originalKey({ kind, key })))
    if (picture) found[`files/${kind}`] = await readAll(picture)
  }
  return found
}

/** One archive: `data.json` with every row, table by table with its purpose, and the files. */
export async function packCopy(
  services: Needs<'db' | 'cvs' | 'clock' | 'pictures' | 'files' | 'config'>,
  registry: PersonalData,
  accountId: string,
): Promise<Uint8Array> {
  const { clock, config } = services
  const [tables, files] = [await collectRows(services, registry, accountId), await collectFiles(services, accountId)]
  const data = { product: config.productName, madeAt: new Date(clock()).toISOString(), account: accountId, tables }
  return zipSync({ 'data.json': strToU8(JSON.stringify(data, null, 2)), ...files })
}
