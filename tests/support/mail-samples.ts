import { RECEIPT } from '#src/app/features/exchange/billing-document/documents.fixture.ts'
import { createCard } from '#src/app/features/work/vacancy-search/examples.fixture.ts'
import { SEAMAN_DOCUMENTS } from '#src/contract/billing-document/paths.ts'
import type { Texts } from '#src/contract/billing-document/record.ts'
import type { InboxThread } from '#src/contract/inbox/schemas.ts'
import type { TopUp } from '#src/contract/payment/schemas.ts'
import type { ViewLine } from '#src/contract/profile-view/schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { DAY } from '#src/domain/time.ts'
import { writeDecided } from '#src/server/back-office/moderation/moderation.mails.ts'
import { writeUpdate } from '#src/server/back-office/site-update/site-update.mails.ts'
import { writeArticleDigest } from '#src/server/exchange/article/article.mails.ts'
import { writeBooksDiffer } from '#src/server/exchange/billing/billing.mails.ts'
import { writeDocumentIssued } from '#src/server/exchange/billing-document/billing-document.mails.ts'
import { writeBonusBooked, writeBonusEnds } from '#src/server/exchange/bonus/bonus.mails.ts'
import { writeDisputeOpened } from '#src/server/exchange/checkout/checkout.mails.ts'
import { writeAddressAsked } from '#src/server/exchange/mailing/control/control.mails.ts'
import { type WrittenLetter, writeLetter } from '#src/server/exchange/mailing/letter/write-letter.ts'
import { writeMailingEnded } from '#src/server/exchange/mailing/report/mailing-ended.ts'
import { type PlacedOrder, writeOrderPlaced } from '#src/server/exchange/order/order.mails.ts'
import {
  type ReceiptFacts,
  writeOrderWithdrawn,
  writeWithdrawalLink,
} from '#src/server/exchange/order-withdrawal/order-withdrawal.mails.ts'
import {
  writePaybackCancelled,
  writePaybackFailed,
  writePaybackRequested,
  writePaybackSent,
  writeTransferRecalled,
} from '#src/server/exchange/payback/payback.mails.ts'
import { askUs, writeBalanceTaken } from '#src/server/exchange/payback/taken.mails.ts'
import {
  writeTopUpArrived,
  writeTopUpExpired,
  writeTopUpFailed,
  writeTopUpReminder,
  writeTopUpStarted,
} from '#src/server/exchange/payment/payment.mails.ts'
import {
  writeBooked,
  writeMissed,
  writeSlotCancelled,
  writeUnbooked,
} from '#src/server/exchange/service/consultation/consultation.mails.ts'
import {
  writeFormCorrected,
  writeFormDelivered,
  writeFormLate,
  writeFormMissing,
  writeFormTaken,
  writeServiceMessage,
} from '#src/server/exchange/service/form/form.mails.ts'
import {
  writePremiumEnded,
  writePremiumEnds,
  writePremiumExtended,
} from '#src/server/exchange/service/premium/premium.mails.ts'
import { writeLettersPaused } from '#src/server/ground/mail/letters/letter.mails.ts'
import type { MailContent, MailFrame } from '#src/server/ground/mail/mail-content.ts'
import type { MailKind } from '#src/server/ground/mail/mail-kinds.ts'
import { factOfAddress, writeLink } from '#src/server/identity/credential/credential.mails.ts'
import { writePasskeyNotice } from '#src/server/identity/passkey/passkey.mails.ts'
import { writeWelcome } from '#src/server/identity/registration/registration.mails.ts'
import { writeSecurityNotice } from '#src/server/identity/session/session.mails.ts'
import { writeSocialLinked, writeSocialUnlinked } from '#src/server/identity/social/social.mails.ts'
import { writePapersEnd, writePapersShort } from '#src/server/people/document/document.mails.ts'
import { writeRecoveryEnded, writeRecoveryStarted } from '#src/server/people/organisation/recovery.mails.ts'
import { writeTwoStepRequired } from '#src/server/people/organisation/required-two-step.mails.ts'
import { writeTeamInvited } from '#src/server/people/organisation/team.mails.ts'
import {
  writePaperChecked,
  writeVerification,
  writeVerificationDue,
  writeVoyageAsked,
} from '#src/server/people/verification/verification.mails.ts'
import {
  writeLicenceEnd,
  writeRefused,
  writeTexts,
  writeVerified,
} from '#src/server/trust/company-check/company-check.mails.ts'
import {
  writeEmployerRestored,
  writeEmployerSuspended,
  writeKept,
  writeRestored,
  writeSuspended,
} from '#src/server/trust/company-check/suspension.mails.ts'
import { writeCopyReady, writeErased, writeErasureRequested } from '#src/server/trust/data-right/data-right.mails.ts'
import {
  writeAppealDecided,
  writeContestDecided,
  writeReportClosed,
  writeReportDecided,
  writeReportRead,
  writeReportReceived,
} from '#src/server/trust/report/report.mails.ts'
import {
  writeApplicationMoved,
  writeApplicationReceived,
  writeApplicationSent,
} from '#src/server/work/application/application.mails.ts'
import { writeStillFree } from '#src/server/work/availability/availability.mails.ts'
import { writeFriendInvited } from '#src/server/work/friend/friend.mails.ts'
import { writeMessageDigest } from '#src/server/work/inbox/inbox.mails.ts'
import { writeInvited } from '#src/server/work/invitation/invitation.mails.ts'
import { writeViewed } from '#src/server/work/profile-view/profile-view.mails.ts'
import { writeVacanciesFound } from '#src/server/work/saved/saved.mails.ts'
import { writeVacancyDigest } from '#src/server/work/saved/vacancy-digest.mails.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const SEAFARER = 'Ines Rocha'
const COMPANY = 'North Strand Crewing'
const NOTE = 'The second page of the scan cannot be read.'
const NAMES = { company: COMPANY, firstname: 'Ines', surname: 'Rocha' }
const APPLICATION = {
  ...{ ...NAMES, applicationId: 'a', vacancyId: 'v', rank: 'chief-officer', vesselType: 'oil-chemical-tanker' },
  ...{ citizenship: 'PH', positionMain: 'second-officer', note: 'I can join from 12 December.' },
}
const VACANCY = { vacancyId: 'v', rank: 'chief-officer', vesselType: 'oil-chemical-tanker', vesselClass: null }
const CONTESTED = [{ line: 'licenceExpires', differs: NOTE }] as const
const LICENCE = { name: COMPANY, licenceNumber: 'PL-MLC-0417', licenceExpires: '2028-06-30' }
const LINK = { token: 'token', expiresAt: NOW + DAY }
const UNDO = { path: '/auth/confirm-email', query: { act: 'undo' } }
const LETTER: WrittenLetter = {
  stopId: 'stop',
  cvs: [
    {
      reviewId: '00000000-0000-4000-8000-000000000000',
      isAttached: true,
      facts: {
        ...{ rank: 'chief-officer', monthsInRank: 38, english: 'good', papersEnd: null, citizenship: 'PL' },
        ...{ readyFrom: '2026-12-01', types: [{ vesselType: 'lng-carrier', fleet: 'tanker-fleet', months: 43 }] },
      },
    },
  ],
}
const ORIGIN = { role: 'seaman', device: 'Chrome, Android', country: 'PH', city: 'Manila', at: NOW }
const PAPERS = [
  { id: 'p1', name: 'seamans-book', validDate: '2027-03-10' },
  { id: 'p2', name: 'coc', validDate: '2027-04-01' },
]
const CHECK = {
  address: 'https://check.example/register',
  number: 'GT/2026-0417',
  checkedOn: '2026-11-18',
  result: 'genuine',
} as const

const REPORT: Parameters<typeof writeReportClosed>[1] = {
  ...{ id: 'r', againstId: null },
  ...{ kind: 'vacancy', reason: 'fee', status: 'upheld', note: null, letter: NOTE },
  ...{ acts: ['take-down', 'warn', 'regulator'], regulator: 'Shipping Deputy Ministry' },
  object: { name: COMPANY, rank: 'chief-officer', vesselType: 'oil-chemical-tanker' },
}

const verifyEmail = (frame: MailFrame): MailContent =>
  writeLink(frame, { kind: 'verify-email', path: '/auth/verify-email' }, LINK)

const decided =
  (act: 'approve' | 'refuse' | 'take-down') =>
  (frame: MailFrame): MailContent =>
    writeDecided(frame, {
      ...{ ...VACANCY, company: COMPANY, act },
      ...(act === 'approve' ? { reason: null, note: null } : { reason: 'misleading', note: NOTE }),
    })

const LINE = { id: '1', member: null, looks: 1, seenAt: NOW, parts: ['card'] } as const
const LINES: readonly ViewLine[] = [
  { ...LINE, parts: ['card', 'cv'], kind: 'company', company: { name: COMPANY, path: null }, link: null },
  { ...LINE, parts: ['cv'], kind: 'link', company: null, link: 'Crew manager' },
]

const THREAD: InboxThread = {
  ...{ id: 't', vacancy: null, isUnverified: true, unread: 3, otherRead: null },
  other: { side: 'company', name: COMPANY, isNamed: true, path: null, logo: null, rank: null, country: 'PL' },
  last: { number: 3, from: 'other', preview: '', files: 0, sentAt: NOW },
  ...{ isBlocked: false, mayWrite: true, position: 1 },
}

const CONTRACT = { rank: 'chief-officer', vesselType: 'oil-chemical-tanker', company: COMPANY }

const ARTICLE = {
  ...({ category: 'seaman', slug: 'documents', language: 'uk', minutes: 6 } as const),
  ...{ title: 'Documents before joining', description: 'What to check two weeks before the flight.' },
} as const
const UPDATE = {
  ...({ kind: 'product_updates', path: '/docs' } as const),
  text: { language: 'en', subject: 'Search by joining port', body: 'You can now search by port.\n\nTry it today.' },
} as const

const euro = (minor: number) => amountOf(minor, 'EUR')
const TOP_UP: TopUp = {
  ...{
    id: 'p',
    provider: 'invoice',
    state: 'part-paid',
    stage: null,
    page: null,
    isOpen: true,
    reference: 'RF270000000042',
    createdAt: NOW,
    expiresAt: NOW + 14 * DAY,
  },
  ...{ asked: euro(12_000), received: euro(4_550), missing: euro(7_450) },
  transfer: { name: COMPANY, iban: 'DE89370400440532013000', bic: 'EXMPDEFF', bank: 'Example Bank', epc: null },
}
const CONTACT = { email: 'office@gangway.example' }
const PAYBACK = { amount: euro(4_550), way: 'transfer', path: '/company/balance' } as const
const DOCUMENT = { number: 'REC-2026-000417', record: RECEIPT, total: RECEIPT.amount, path: SEAMAN_DOCUMENTS }
const PREMIUM = { until: NOW + 7 * DAY, timeZone: 'Europe/Kyiv' }
const FORM = { groupId: 'group', reference: 'AB12CD34', at: NOW + 2 * DAY, name: 'Marta' }
const MAILING: Parameters<typeof writeMailingEnded>[1] = {
  ...{ id: 'm', slug: 'tankers', createdAt: NOW - 7 * DAY, charged: euro(400), released: euro(60) },
  counts: {
    ...{ letters: 30, free: 10, waiting: 0, sent: 29, delivered: 27, returned: 3, opened: 13, answered: 5 },
    ...{ held: 0, captured: 27, released: 3 },
  },
}
const BONUS = { kind: 'friend', amount: euro(300), endsAt: NOW + 30 * DAY } as const
const ORDERED_TEXTS = Object.fromEntries(LOCALE_CODES.map((code) => [code, 'CV 10'])) as Texts
const ORDER: PlacedOrder = {
  order: { reference: 'K7QF29XHTM', createdAt: NOW - DAY, beginAskedAt: NOW - DAY, buyer: null },
  lines: [{ texts: ORDERED_TEXTS, quantity: 12 }],
  total: euro(240),
}
const WITHDRAWN: ReceiptFacts = {
  ...{ reference: 'K7QF29XHTM', orderedAt: NOW - DAY, at: NOW, charged: euro(80), balance: euro(120), bonus: euro(40) },
  lines: [{ texts: ORDERED_TEXTS, quantity: 12, delivered: 4 }],
}
const CONSULTATION = {
  ...({
    startsAt: NOW + 2 * DAY,
    person: 'Olena Koval',
    language: 'uk',
    way: 'video',
    phone: null,
    groupId: 'g',
  } as const),
  ...{ link: 'https://meet.example/olena', timeZone: 'Asia/Manila' },
} as const
const UNBOOKED = { bookBy: NOW + 90 * DAY, reference: 'K7QF29XHTM', groupId: 'g', timeZone: 'Asia/Manila' }
const BY_PHONE = { way: 'phone', link: null, phone: '+63 917 123 4567' } as const
const MAILED = { topUp: TOP_UP, path: '/seaman/profile/balance' } as const

/** One complete mail of each kind, with invented people and companies. */
export const MAIL_SAMPLES: Readonly<Record<MailKind, (frame: MailFrame) => MailContent>> = {
  welcome: (frame) => writeWelcome(frame, verifyEmail(frame)),
  'verify-email': verifyEmail,
  'reset-password': (frame) => writeLink(frame, { kind: 'reset-password', path: '/auth/reset-password' }, LINK),
  'change-email': (frame) => writeLink(frame, { kind: 'change-email', path: '/auth/confirm-email' }, LINK),
  'email-change-asked': (frame) => {
    const facts = [factOfAddress(frame, 'ines@sea.example')]
    return writeLink(frame, { kind: 'email-change-asked', ...UNDO }, { ...LINK, facts })
  },
  'email-changed': (frame) => writeLink(frame, { kind: 'email-changed', ...UNDO }, LINK),
  'new-device': (frame) => writeSecurityNotice(frame, { kind: 'new-device', path: '/auth/redirect' }, ORIGIN),
  'password-changed': (frame) =>
    writeSecurityNotice(frame, { kind: 'password-changed', path: '/auth/forgot-password' }, ORIGIN),
  'passkey-notice': (frame) => writePasskeyNotice(frame, { act: 'added', name: 'Phone' }),
  'social-linked': (frame) => writeSocialLinked(frame, { provider: 'Google', dropped: 1 }),
  'social-unlinked': (frame) => writeSocialUnlinked(frame, { provider: 'Google' }),
  'two-step-required': (frame) => writeTwoStepRequired(frame, { company: COMPANY, since: NOW }),
  'recovery-started': (frame) =>
    writeRecoveryStarted(frame, { company: COMPANY, email: 'colleague@office.example', dueAt: NOW + 7 * DAY }),
  'recovery-ended': (frame) =>
    writeRecoveryEnded(frame, { company: COMPANY, email: 'colleague@office.example', outcome: 'done' }),
  'erasure-requested': (frame) => writeErasureRequested(frame, NOW + 30 * DAY),
  'copy-ready': (frame) => writeCopyReady(frame, { role: 'seaman', secret: 'secret' }),
  'account-erased': writeErased,
  'application-received': (frame) => writeApplicationReceived(frame, APPLICATION),
  'application-sent': (frame) => writeApplicationSent(frame, APPLICATION),
  'application-moved': (frame) => writeApplicationMoved(frame, APPLICATION, { after: 'rejected', reason: 'filled' }),
  'seafarer-verified': (frame) =>
    writeVerification(frame, SEAFARER, { state: 'verified', reason: null, note: null, recheckOn: '2027-11-20' }),
  'seafarer-refused': (frame) =>
    writeVerification(frame, SEAFARER, { state: 'refused', reason: 'unreadable', note: NOTE, recheckOn: null }),
  'paper-checked': (frame) => writePaperChecked(frame, SEAFARER, { paper: 'coc', check: CHECK }),
  'verification-due': (frame) => writeVerificationDue(frame, SEAFARER, '2026-12-20'),
  'voyage-asked': (frame) => writeVoyageAsked(frame, COMPANY),
  'company-verified': (frame) => writeVerified(frame, LICENCE),
  'company-refused': (frame) =>
    writeRefused(frame, { name: COMPANY, refusal: 'scan', refusalNote: NOTE, lines: CONTESTED }),
  'company-texts': (frame) =>
    writeTexts(frame, {
      ...{ name: COMPANY, act: 'refused' },
      refused: [{ part: 'name', reason: 'untrue', note: NOTE }],
    }),
  'company-suspended': (frame) => writeSuspended(frame, { name: COMPANY, reason: 'fees', note: NOTE }),
  'suspension-kept': (frame) => writeKept(frame, { name: COMPANY, reason: 'fees', note: NOTE }),
  'company-restored': (frame) => writeRestored(frame, COMPANY),
  'employer-suspended': (frame) => writeEmployerSuspended(frame, { name: SEAFARER, company: COMPANY, reason: 'fees' }),
  'employer-restored': (frame) => writeEmployerRestored(frame, { name: SEAFARER, company: COMPANY }),
  'licence-ends': (frame) => writeLicenceEnd(frame, 'licence-ends', LICENCE),
  'licence-ended': (frame) => writeLicenceEnd(frame, 'licence-ended', LICENCE),
  'vacancy-approved': decided('approve'),
  'vacancy-refused': decided('refuse'),
  'vacancy-taken-down': decided('take-down'),
  'report-received': (frame) => writeReportReceived(frame, { ...REPORT, status: 'open', acts: null }),
  'report-closed': (frame) => writeReportClosed(frame, REPORT),
  'report-read': (frame) => writeReportRead(frame, { ...REPORT, kind: 'thread', status: 'open' }),
  'appeal-decided': (frame) => writeAppealDecided(frame, REPORT, { outcome: 'granted', note: NOTE }),
  'report-decided': (frame) => writeReportDecided(frame, REPORT),
  'contest-decided': (frame) =>
    writeContestDecided(frame, {
      ...{ status: 'upheld', note: NOTE, side: 'seaman', line: 'paper coc', applicationId: 'a', vacancyId: 'v' },
      object: { name: COMPANY, rank: 'chief-officer', vesselType: 'oil-chemical-tanker' },
    }),
  'top-up-started': (frame) => writeTopUpStarted(frame, MAILED),
  'top-up-arrived': (frame) =>
    writeTopUpArrived(frame, { ...MAILED, arrived: euro(4_550), receipt: 'REC-2026-000417' }),
  'top-up-reminder': (frame) => writeTopUpReminder(frame, MAILED),
  'top-up-expired': (frame) => writeTopUpExpired(frame, MAILED),
  'books-differ': (frame) =>
    writeBooksDiffer(frame, {
      run: { id: 'run', startedAt: NOW, found: 3 },
      difference: { kind: 'balance', subject: 'h1:available:USD', reference: 'bank:line', holderId: 'h1' },
    }),
  'dispute-opened': (frame) =>
    writeDisputeOpened(frame, {
      ...{
        state: 'open',
        amount: euro(4_550),
        reference: TOP_UP.reference,
        reason: 'fraudulent',
        dueAt: NOW + 7 * DAY,
      },
    }),
  'transfer-recalled': (frame) => writeTransferRecalled(frame, { amount: euro(4_550), reference: TOP_UP.reference }),
  'letters-paused': (frame) => writeLettersPaused(frame, { at: NOW, company: COMPANY }),
  'payback-requested': (frame) => writePaybackRequested(frame, { ...PAYBACK, dueAt: NOW + 14 * DAY }),
  'payback-sent': (frame) => writePaybackSent(frame, PAYBACK),
  'payback-failed': (frame) => writePaybackFailed(frame, { ...PAYBACK, way: 'provider' }),
  'payback-cancelled': (frame) => writePaybackCancelled(frame, { ...PAYBACK, contact: askUs(frame, CONTACT) }),
  'balance-taken': (frame) =>
    writeBalanceTaken(frame, {
      ...{ by: 'dispute', amount: euro(4_550), owed: euro(1_200), reference: TOP_UP.reference },
      ...{ path: '/seaman/profile/balance', contact: askUs(frame, CONTACT) },
    }),
  'bonus-booked': (frame) => writeBonusBooked(frame, BONUS),
  'bonus-ends': (frame) => writeBonusEnds(frame, BONUS),
  'order-placed': (frame) => writeOrderPlaced(frame, ORDER),
  'withdrawal-link': (frame) =>
    writeWithdrawalLink(frame, { reference: ORDER.order.reference, expiresAt: NOW, secret: 'secret' }),
  'order-withdrawn': (frame) => writeOrderWithdrawn(frame, WITHDRAWN),
  'document-issued': (frame) => writeDocumentIssued(frame, DOCUMENT),
  'top-up-failed': (frame) => writeTopUpFailed(frame, MAILED),
  'mailing-letter': (frame) => writeLetter(frame, LETTER),
  'mailing-ended': (frame) => writeMailingEnded(frame, MAILING),
  'consultation-unbooked': (frame) => writeUnbooked(frame, UNBOOKED),
  'consultation-booked': (frame) => writeBooked(frame, 'booked', CONSULTATION),
  'consultation-moved': (frame) => writeBooked(frame, 'moved', { ...CONSULTATION, ...BY_PHONE }),
  'consultation-reminder': (frame) => writeBooked(frame, 'reminder', CONSULTATION),
  'consultation-cancelled': (frame) => writeSlotCancelled(frame, CONSULTATION),
  'consultation-missed': (frame) => writeMissed(frame, CONSULTATION),
  'service-form-missing': (frame) => writeFormMissing(frame, FORM),
  'service-taken': (frame) => writeFormTaken(frame, FORM),
  'service-delivered': (frame) => writeFormDelivered(frame, FORM),
  'service-corrected': (frame) => writeFormCorrected(frame, FORM),
  'service-late': (frame) => writeFormLate(frame, FORM),
  'service-message': (frame) => writeServiceMessage(frame, FORM),
  'premium-ends': (frame) => writePremiumEnds(frame, PREMIUM),
  'premium-ended': (frame) => writePremiumEnded(frame, PREMIUM),
  'premium-extended': (frame) => writePremiumExtended(frame, { ...PREMIUM, days: 7, groupId: 'group' }),
  'papers-end': (frame) => writePapersEnd(frame, { name: SEAFARER, papers: PAPERS }),
  'papers-short': (frame) =>
    writePapersShort(frame, { name: SEAFARER, short: [{ contract: CONTRACT, papers: PAPERS }] }),
  'vacancies-found': (frame) => {
    const vacancies = [createCard(), createCard({ rank: 'second-officer', vesselType: 'oil-chemical-tanker' })]
    return writeVacanciesFound(frame, { name: SEAFARER, query: 'rank=chief-officer', vacancies, isFull: true })
  },
  'still-free': (frame) => writeStillFree(frame, { name: SEAFARER, readyFrom: '2026-12-12', secret: 'secret' }),
  viewed: (frame) => writeViewed(frame, { name: SEAFARER, lines: LINES, total: 5, from: NOW - 7 * DAY, until: NOW }),
  'message-digest': (frame) =>
    writeMessageDigest(frame, { name: SEAFARER, threads: [THREAD], unread: { threads: 2, messages: 4 } }),
  'vacancy-digest': (frame) => writeVacancyDigest(frame, { name: SEAFARER, vacancies: [createCard()] }),
  'article-digest': (frame) => writeArticleDigest(frame, 'seaman', [ARTICLE, { ...ARTICLE, language: 'en' }]),
  'product-update': (frame) => writeUpdate(frame, UPDATE),
  'tech-update': (frame) =>
    writeUpdate(frame, { ...UPDATE, kind: 'tech_updates', text: { ...UPDATE.text, language: frame.locale } }),
  invited: (frame) => writeInvited(frame, { ...APPLICATION, vesselClass: null, joinFrom: '2026-12-12', isKnown: true }),
  'team-invited': (frame) =>
    writeTeamInvited(frame, { company: COMPANY, role: 'recruiter', expiresAt: NOW + 7 * DAY, secret: 'secret' }),
  'mailing-address-asked': (frame) => writeAddressAsked(frame, { company: COMPANY, askedAt: NOW, secret: 'secret' }),
  'friend-invited': (frame) => writeFriendInvited(frame, { ...NAMES, refId: 'ref' }),
}
