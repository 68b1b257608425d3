import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { SiteUpdate } from '#src/contract/site-update/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { Preview } from './preview.tsx'
import { languageOf, siteUpdate } from './queries.ts'
import { ProposeForm, StopForm, UpdateProposals } from './sending-forms.tsx'
import { TextForm } from './text-form.tsx'
import { changeUpdate } from './update-actions.ts'
import { UpdateMark } from './update-columns.tsx'

type Data = { update: SiteUpdate }

/** For admins: an update in all languages, its mail, and sending it by two. */
export const updatePage = definePage<Data>({
  queries: (ctx) => ({ update: siteUpdate(ctx) }),
  head: ({ update: { subject } }, { intl }) => ({
    title: subject || intl.t('site-update.column.no-subject'),
    noindex: true,
  }),
  action: changeUpdate,
  Component: UpdateView,
})

const DONE = ['save', 'trial', 'propose', 'confirm', 'decline', 'stop'] as const

export function UpdateView({ data: { update }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const isOpen = isConfirmed(ctx)
  const language = languageOf(ctx)
  const isDraft = update.state === 'draft'
  const mayPropose = isDraft && update.languages.includes('en') && update.proposals.length === 0
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/updates">{t('page.admin-updates.title')}</Link>
          </p>
          <h1>
            <bdi>{update.subject || t('site-update.column.no-subject')}</bdi>
          </h1>
          <p>
            <UpdateMark state={update.state} />
          </p>
        </div>
      </header>
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`site-update.done.${act}`} />
      ))}
      <UpdateFacts update={update} />
      {!isOpen && (mayPropose || update.proposals.length > 0) && <ConfirmNotice ctx={ctx} failure={failure} />}
      <UpdateProposals {...form} update={update} isOpen={isOpen} />
      <LanguageTabs ctx={ctx} update={update} language={language} />
      <div className="halves section">
        {isDraft && <TextForm key={`${language} ${update.version}`} {...form} update={update} language={language} />}
        <Preview {...form} update={update} language={language} />
      </div>
      {mayPropose && isOpen && <ProposeForm {...form} update={update} />}
      {(update.state === 'planned' || update.state === 'sent') && <StopForm {...form} />}
    </div>
  )
}

function UpdateFacts({ update: { kind, publishedAt, letters } }: Data) {
  const { t } = useIntl()
  const { date, integer } = useFormats()
  return (
    <Facts
      rows={[
        { label: t('site-update.column.kind'), value: t(`notifications.kind.${kind}`) },
        { label: t('site-update.column.sent'), value: publishedAt !== null && date(publishedAt) },
        { label: t('site-update.column.letters'), value: publishedAt !== null && integer(letters) },
      ]}
    />
  )
}
