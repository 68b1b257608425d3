import { describe, expect, test } from 'vitest'
import { createCard } from '#src/app/features/work/vacancy-search/examples.fixture.ts'
import { APPLICATION_STATUSES } from '#src/contract/application/schemas.ts'
import { REFUSAL_REASONS } from '#src/domain/application/stage-details.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { MODERATION_ACTS, MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { MAIL_SAMPLES } from '#tests/support/mail-samples.ts'
import { writeDecided } from './back-office/moderation/moderation.mails.ts'
import type { MailContent, MailFrame } from './ground/mail/mail-content.ts'
import { escapeHtml, renderMailHtml, renderMailText } from './ground/mail/mail-layout.ts'
import { writeApplicationMoved } from './work/application/application.mails.ts'
import { writeVacanciesFound } from './work/saved/saved.mails.ts'

const ORIGIN = 'https://gangway.example'
const NAMES = { company: 'North Strand', firstname: 'Ines', surname: 'Rocha' }
const APPLICATION = {
  ...{ applicationId: 'a', vacancyId: 'v', rank: 'master', vesselType: 'bulk-carrier' },
  ...{ citizenship: 'PH', positionMain: 'master', note: null },
}
const VACANCY = { vacancyId: 'v', company: NAMES.company, rank: 'master', vesselType: 'psv', vesselClass: null }

/** Only the page reports a return to `new`. */
const MAILED = APPLICATION_STATUSES.filter((status) => status !== 'new')

const listMoves = (frame: MailFrame): MailContent[] =>
  MAILED.flatMap((after) =>
    (after === 'rejected' ? REFUSAL_REASONS : [null]).map((reason) =>
      writeApplicationMoved(frame, { ...APPLICATION, ...NAMES }, { after, reason }),
    ),
  )

const listDecisions = (frame: MailFrame): MailContent[] =>
  MODERATION_ACTS.flatMap((act) =>
    (act === 'approve' ? [null] : MODERATION_REASONS).map((reason) =>
      writeDecided(frame, { ...VACANCY, act, reason, note: reason && 'See the second line' }),
    ),
  )

const listFinds = (frame: MailFrame): MailContent[] =>
  [1, 2, 5, 8, 20].map((count) =>
    writeVacanciesFound(frame, {
      ...{ name: 'Ines Rocha', query: 'rank=master', isFull: count === 20 },
      vacancies: Array.from({ length: count }, () => createCard()),
    }),
  )

const MAILS = {
  'one of each kind': (frame: MailFrame) => Object.values(MAIL_SAMPLES).map((write) => write(frame)),
  'every stage of an application': listMoves,
  'every decision on a vacancy': listDecisions,
  'every number of vacancies found': listFinds,
}

async function frameIn(locale: LocaleCode): Promise<MailFrame> {
  return { intl: await loadServerIntl(locale), locale, product: 'Gangway', origin: ORIGIN }
}

/** Parts of a mail that both the text and the HTML must contain. */
const partsOf = ({ facts, entries = [] }: MailContent): string[] => [
  ...facts.flatMap(({ label, value }) => [label, value]),
  ...entries.flatMap(({ title, url, lines }) => [title, url, ...lines]),
]

const wordsOf = (mail: MailContent): string[] => {
  const { subject, greeting, paragraphs, after, closing, reason, action } = mail
  return [subject, greeting, ...paragraphs, ...partsOf(mail), ...after, closing, reason, action.label]
}

/** A missing message, an empty value, or a sentence with two full stops. */
const HOLE = /^$|\{|\}|undefined|(?<!\.)\.\.(?!\.)|\b(?:mail|sent|moderation|rank|vessel|vacancy)\.[\w-]+/

describe.each(LOCALE_CODES)('mails in %s', (locale) => {
  test.each(Object.keys(MAILS) as (keyof typeof MAILS)[])('are whole in text and HTML: %s', async (kind) => {
    const frame = await frameIn(locale)
    for (const mail of MAILS[kind](frame)) {
      const [text, html] = [renderMailText(mail), renderMailHtml(mail, frame.intl)]
      for (const words of wordsOf(mail)) expect(words).not.toMatch(HOLE)
      for (const words of partsOf(mail)) {
        expect(text).toContain(words)
        expect(html).toContain(escapeHtml(words))
      }
      expect(html).toContain(`lang="${locale}"`)
      expect(html).toContain(escapeHtml(mail.action.url))
      expect(text).toContain(mail.action.url)
    }
  })
})

const sentencesOf = (frame: MailFrame): string[] =>
  Object.values(MAILS).flatMap((list) => list(frame).flatMap(({ paragraphs, after }) => [...paragraphs, ...after]))

test.each(LOCALE_CODES.filter((locale) => locale !== 'en'))(
  'none of their sentences is English in %s',
  async (locale) => {
    const english = sentencesOf(await frameIn('en'))
    expect(sentencesOf(await frameIn(locale)).filter((sentence) => english.includes(sentence))).toEqual([])
  },
)
