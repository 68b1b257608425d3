import { showAvatar } from './features/accounts/shown-avatar.repository.ts'
import { readFormFile } from './features/agency-forms/read-form-file.usecases.ts'
import { showLogo } from './features/companies/shown-logo.repository.ts'
import { readFeedFile } from './features/feeds/read-feed-file.usecases.ts'
import type { FileActs } from './features/files/file-acts.ts'
import { keepScan } from './features/scans/keep-scan.usecases.ts'

/** What happens with the files of each purpose. */
export const FILE_ACTS: FileActs = {
  avatar: showAvatar,
  logo: showLogo,
  feed: readFeedFile,
  form: readFormFile,
  scan: keepScan,
}
