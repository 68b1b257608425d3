import { ActForm, type ActProps, CheckField, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { FeedSource } from '#src/contract/feed/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { sourceAction } from './actions.ts'

/** Whether scheduled readings are published without confirmation. */
export function SettingsForm({ source, ...props }: ActProps & { source: FeedSource }) {
  const { t } = useIntl()
  const initial = { publishesAlone: source.publishesAlone ? 'on' : '' }
  const form = useActForm('settings', sourceAction, props, { initial })
  return (
    <ActForm form={form} act="settings" className="column" label={t('feed.settings.title')}>
      <h2 className="heading-3">{t('feed.settings.title')}</h2>
      <CheckField name="publishesAlone" group="feed" label={t('feed.settings.label')} />
      <p className="small muted">{t('feed.settings.text')}</p>
      <div>
        <SubmitButton className="button">{t('feed.settings.save')}</SubmitButton>
      </div>
    </ActForm>
  )
}
