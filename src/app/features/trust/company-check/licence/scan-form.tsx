import { FileField } from '#src/app/ui/forms/file-field.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Progress } from '#src/app/ui/send-file/progress.tsx'
import { useSending } from '#src/app/ui/send-file/use-sending.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { sendScan } from './actions.ts'

const ACCEPTED = '.pdf,.jpg,.jpeg,.png,.webp,.avif,application/pdf,image/jpeg,image/png,image/webp,image/avif'

type Props = ActProps & { details: CompanyDetails; mayChange: boolean }

/** The scan of the licence: the one that is kept, and a form for another. */
export function ScanForm({ details: { scan }, mayChange, ...props }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('company-check.scan.title')}</h2>
      {scan ? (
        <p className="row">
          <a href="/server/company/licence/scan" download>
            {t('company-check.scan.save', { type: scan.type.toUpperCase() })}
          </a>
          <span className="muted">{t('company-check.scan.added', { date: date(scan.addedAt) })}</span>
        </p>
      ) : (
        <p className="muted">{t('scan.level.typed')}</p>
      )}
      {mayChange && <Upload {...props} />}
    </section>
  )
}

function Upload(props: ActProps) {
  const { t } = useIntl()
  const { share, sending, restart } = useSending()
  const form = useActForm('scan', sendScan(sending), props)
  return (
    <ActForm form={form} act="scan" files label={t('company-check.scan.title')}>
      <FileField
        name="file"
        accept={ACCEPTED}
        label={t('company-check.scan.file')}
        hint={t('company-check.scan.hint')}
        onChoose={restart}
      />
      {form.pending && share !== undefined && <Progress share={share} />}
      <div>
        <SubmitButton className="button">{t('agency-form.upload.submit')}</SubmitButton>
      </div>
    </ActForm>
  )
}
