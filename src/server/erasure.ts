import { eraseCounters } from './features/accounts/accounts.erasure.ts'
import { eraseAccountRow, forgetInviter } from './features/accounts/erased-accounts.repository.ts'
import { eraseApplicationMails } from './features/applications/erased-applications.repository.ts'
import { eraseFiles } from './features/files/files.erasure.ts'
import { eraseKeyedWrites } from './features/idempotency/erased-writes.repository.ts'
import { eraseWaitingMails } from './features/mails/erased-mails.repository.ts'
import { erasePictureRows } from './features/pictures/account-pictures.repository.ts'
import { erasePictures } from './features/pictures/pictures.erasure.ts'
import { eraseReports } from './features/reports/erased-reports.repository.ts'
import { eraseCv } from './features/seamen/seamen.erasure.ts'
import { takeOutOfSearch } from './features/vacancies/erased-words.repository.ts'
import { eraseWords } from './features/vacancies/vacancies.erasure.ts'
import type { Erasure } from './platform/erasure.ts'

/** What happens to an account that its person wants erased, feature by feature. */
export const ERASURE: Erasure = {
  // How many are done is kept with the erasure: a new one goes behind the others, so that none is left out of one under way.
  steps: [eraseFiles, erasePictures, eraseCounters, eraseWords, eraseCv],
  rows: [
    eraseApplicationMails,
    eraseReports,
    takeOutOfSearch,
    erasePictureRows,
    forgetInviter,
    eraseKeyedWrites,
    eraseWaitingMails,
    eraseAccountRow,
  ],
}
