import { afterAll, describe, expect, test } from 'vitest'
import { createCard } from '#src/app/features/work/vacancy-search/examples.fixture.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { writeDecided } from '#src/server/back-office/moderation/moderation.mails.ts'
import type { MailContent, MailFrame } from '#src/server/ground/mail/mail-content.ts'
import { renderMailHtml, renderMailText } from '#src/server/ground/mail/mail-layout.ts'
import { writePasskeyNotice } from '#src/server/identity/passkey/passkey.mails.ts'
import {
  writeApplicationMoved,
  writeApplicationReceived,
  writeApplicationSent,
} from '#src/server/work/application/application.mails.ts'
import { writeStillFree } from '#src/server/work/availability/availability.mails.ts'
import { writeInvited } from '#src/server/work/invitation/invitation.mails.ts'
import { writeViewed } from '#src/server/work/profile-view/profile-view.mails.ts'
import { writeVacanciesFound } from '#src/server/work/saved/saved.mails.ts'
import { IS_FULL } from '../../support/full.ts'
import { printFigure } from '../support/figures.ts'
import { differenceOf, readMarkup } from '../support/markup.ts'
import { HARMLESS, SINGLES } from '../support/payloads.ts'

const APPLICATION = {
  applicationId: 'a',
  vacancyId: 'id',
  rank: 'master',
  vesselType: 'bulk-carrier',
  citizenship: 'PH',
  positionMain: 'master',
}
const namesOf = (text: string) => ({ company: text, firstname: text, surname: text })

const WRITERS: Readonly<Record<string, (frame: MailFrame, text: string) => MailContent>> = {
  'application-received': (frame, text) =>
    writeApplicationReceived(frame, { ...APPLICATION, ...namesOf(text), note: text }),
  'application-sent': (frame, text) => writeApplicationSent(frame, { ...APPLICATION, ...namesOf(text), note: text }),
  'application-moved': (frame, text) =>
    writeApplicationMoved(
      frame,
      { ...APPLICATION, ...namesOf(text), note: text },
      { after: 'rejected', reason: 'filled' },
    ),
  'vacancy-refused': (frame, text) =>
    writeDecided(frame, {
      ...{ act: 'refuse', reason: 'other', note: text, vacancyId: 'id', company: text },
      ...{ rank: 'master', vesselType: 'bulk-carrier', vesselClass: text },
    }),
  'vacancies-found': (frame, text) => {
    const card = createCard()
    const vacancies = [{ ...card, vesselClass: text, employer: { ...card.employer, name: text } }]
    return writeVacanciesFound(frame, { name: text, query: '', vacancies, isFull: false })
  },
  invited: (frame, text) =>
    writeInvited(frame, { ...APPLICATION, ...namesOf(text), vesselClass: text, joinFrom: '2026-12-12' }),
  'still-free': (frame, text) => writeStillFree(frame, { name: text, readyFrom: '2026-12-12', secret: 'secret' }),
  viewed: (frame, text) => {
    const line = { id: '1', member: null, looks: 1, seenAt: 0, parts: ['card' as const] }
    const company = { name: text, path: null }
    const lines = [
      { ...line, kind: 'company' as const, company, link: null },
      { ...line, kind: 'link' as const, company: null, link: text },
    ]
    return writeViewed(frame, { name: text, lines, total: 2, from: 0, until: 1 })
  },
  'passkey-notice': (frame, text) => writePasskeyNotice(frame, { act: 'added', name: text }),
  'every part': (_, text) => ({
    ...{ subject: text, greeting: text, closing: text, reason: text, paragraphs: [text], after: [text] },
    facts: [{ label: text, value: text }],
    entries: [{ title: text, url: `https://gangway.example/${text}`, lines: [text] }],
    action: { label: text, url: `https://gangway.example/${text}` },
  }),
}

const figures = { mails: 0 }
afterAll(() => {
  printFigure(
    'T11',
    `${SINGLES.length} payloads in every field of ${figures.mails} mails: 0 that could run, each whole in the text`,
  )
})

describe('T11: what people write stays text in mails', () => {
  test.each(IS_FULL ? LOCALE_CODES : (['en', 'ar'] as const))('in %s', async (locale) => {
    const intl = await loadServerIntl(locale)
    const frame = { intl, locale, product: 'Gangway', origin: 'https://gangway.example' }
    for (const [kind, write] of Object.entries(WRITERS)) {
      const said = write(frame, HARMLESS)
      const harmless = readMarkup(renderMailHtml(said, intl))
      // A language that cannot address by name has none of it in a mail that says no more than that.
      const isSaid = renderMailText(said).includes(HARMLESS)
      for (const payload of SINGLES) {
        const content = write(frame, payload)
        const mail = readMarkup(renderMailHtml(content, intl))
        expect([mail.dangers, differenceOf(mail, harmless)], `${kind}: ${payload}`).toEqual([[], undefined])
        expect(renderMailText(content).includes(payload), `${kind}: ${payload}`).toBe(isSaid)
        figures.mails += 1
      }
    }
  })
})
