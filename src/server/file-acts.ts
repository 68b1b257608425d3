import { readList } from '#src/contract/list/describe-list.ts'
import { FEED_ROWS } from '#src/contract/list/lists.ts'
import { showAvatar } from './features/accounts/shown-avatar.repository.ts'
import { listForms } from './features/agency-forms/agency-forms.usecases.ts'
import { readFormFile } from './features/agency-forms/read-form-file.usecases.ts'
import { showLogo } from './features/companies/shown-logo.repository.ts'
import { keepLicence } from './features/company-check/licence-scan.usecases.ts'
import { getFeed } from './features/feeds/feeds.usecases.ts'
import { readFeedFile } from './features/feeds/read-feed-file.usecases.ts'
import type { FileActs, FileNews } from './features/files/file-acts.ts'
import { keepAttachment } from './features/inbox/attachments.usecases.ts'
import { keepScan } from './features/scans/keep-scan.usecases.ts'
import { companyOf } from './features/sessions/session.ts'

/** What happens with the files of each purpose. */
export const FILE_ACTS: FileActs = {
  avatar: showAvatar,
  logo: showLogo,
  feed: readFeedFile,
  form: readFormFile,
  scan: keepScan,
  licence: keepLicence,
  attachment: keepAttachment,
}

/** What is told of it beside. */
export const FILE_NEWS: FileNews = {
  feed: async (services, session, id) => ({
    feed: await getFeed(services, companyOf(session), id, readList(FEED_ROWS, {})),
  }),
  form: async (services, session) => ({ forms: await listForms(services, session) }),
}
