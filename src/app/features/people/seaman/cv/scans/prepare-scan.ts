import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { FILE_TYPES } from '#src/contract/file/file-types.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** What is refused before it is sent, in the reader's words. */
export class Refused extends Error {
  override name = 'Refused'
}

/** What is sent of a file that was chosen: a PDF as it is, of a picture what is read. Throws `Refused`. */
export async function prepareScan(file: File, { t }: Pick<AppIntl, 't'>): Promise<Blob> {
  if (file.type === FILE_TYPES.pdf) {
    if (file.size > FILE_PURPOSES.scan.maxBytes) throw new Refused(t('error.code.file-too-large'))
    return file
  }
  const picture = await shrinkPicture(file)
  if (!picture) throw new Refused(t('scan.refused'))
  return picture
}
