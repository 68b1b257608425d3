import { decodeFile } from '#src/domain/text/decode-file.ts'
import type { UploadReader } from '#src/server/ground/file/reading/file-readers.ts'
import { parseFeed } from './parse-feed.ts'

export const FEED_READER: UploadReader = {
  name: 'feed',
  reading: 'feed',
  read: (bytes, budget) => parseFeed(decodeFile(bytes), budget),
}
