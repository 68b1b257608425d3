import type { FormFailure, PageContext } from '#src/app/page.ts'
import { ActionForm, SelectField, SubmitButton, TextField, useActionForm } from '#src/app/ui/forms/index.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { createProfile } from '../account/entry/actions.ts'
import { countryOptions, rankOptions } from './options.ts'

export type ProfileFormProps = { ctx: PageContext; failure: FormFailure | undefined; csrfToken: string | undefined }

export function SeamanForm({ ctx, failure, csrfToken, rank }: ProfileFormProps & { rank: string | null }) {
  const intl = useIntl()
  const { t } = intl
  const formats = useFormats()
  const initial = { positionMain: rank ?? '' }
  const form = useActionForm({ ctx, action: createProfile, failure, csrfToken, id: 'seaman', initial })
  const ranks = rankOptions(intl)
  return (
    <ActionForm form={form} className="sheet padded column gap-4">
      <h2>{t('auth.seaman.title')}</h2>
      <input type="hidden" name="role" value="seaman" />
      <TextField
        name="firstname"
        autoComplete="given-name"
        label={t('auth.seaman.firstname')}
        hint={t('auth.seaman.name-hint')}
      />
      <TextField name="surname" autoComplete="family-name" label={t('auth.seaman.surname')} />
      <SelectField
        name="citizenship"
        label={t('auth.seaman.citizenship')}
        placeholder={t('auth.seaman.citizenship-choose')}
        options={countryOptions(intl, formats, ctx.country)}
      />
      <SelectField
        name="positionMain"
        label={t('auth.seaman.position-main')}
        hint={t(rank ? 'auth.seaman.position-vacancy' : 'auth.seaman.position-hint')}
        placeholder={t('auth.seaman.position-choose')}
        options={ranks}
      />
      <SelectField
        name="positionSecond"
        optional
        label={t('auth.seaman.position-second')}
        placeholder={t('auth.seaman.position-none')}
        options={ranks}
      />
      <SubmitButton>{t('auth.seaman.submit')}</SubmitButton>
    </ActionForm>
  )
}
