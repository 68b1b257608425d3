import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { ActForm, type ActProps, CheckField, RadioField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { accountPath } from '#src/contract/http/account-pages.ts'
import { DIGESTS } from '#src/contract/inbox/inbox.ts'
import type { InboxSettings } from '#src/contract/inbox/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { NotifyChoice } from '../notifications/notify-choice.tsx'
import { inboxPath, sideOf } from '../queries.ts'
import { saveSettings } from '../write/actions.ts'

type Props = ActProps & { settings: InboxSettings | undefined }

/** Visibility of reading and typing, and notifications. */
export function SettingsView({ settings, ...form }: Props) {
  const { t } = useIntl()
  const { ctx } = form
  return (
    <div className="padded column gap-5 inbox-settings">
      <header className="column gap-1">
        <p className="small">
          <Link to={inboxPath(ctx)}>{t('inbox.thread.back')}</Link>
        </p>
        <h2>{t('inbox.settings.title')}</h2>
      </header>
      <DoneNote ctx={ctx} act="saved" text="form.done.saved" />
      {settings ? <SettingsForm settings={settings} {...form} /> : <MissingPart here={ctx.here} />}
      <NotifyChoice ctx={ctx} />
    </div>
  )
}

function SettingsForm({ settings, ...props }: ActProps & { settings: InboxSettings }) {
  const { t } = useIntl()
  const { readMarks, typing, digest } = settings
  const initial = { readMarks: readMarks ? 'on' : '', typing: typing ? 'on' : '', digest }
  const form = useActForm('settings', saveSettings, props, { initial })
  return (
    <ActForm form={form} act="settings" label={t('inbox.settings.title')}>
      <CheckField name="readMarks" label={t('inbox.settings.read')} hint={t('inbox.settings.read-hint')} />
      <CheckField name="typing" label={t('inbox.settings.typing')} hint={t('inbox.settings.typing-hint')} />
      <RadioField
        name="digest"
        legend={t('inbox.settings.digest')}
        options={DIGESTS.map((value) => ({ value, label: t(`inbox.settings.digest-${value}`) }))}
      />
      <p className="small">
        <Link to={accountPath(sideOf(props.ctx), 'notifications')}>{t('inbox.settings.mails')}</Link>
      </p>
      <div>
        <SubmitButton className="button primary">{t('inbox.settings.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
