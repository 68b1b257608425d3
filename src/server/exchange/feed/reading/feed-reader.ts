import type { UploadReader } from '#src/server/ground/file/reading/file-readers.ts'
import { decodeFile } from './decode-file.ts'
import { parseFeed } from './parse-feed.ts'

export const FEED_READER: UploadReader = {
  name: 'feed',
  reading: 'feed',
  read: (bytes, budget) => parseFeed(decodeFile(bytes), budget),
}
