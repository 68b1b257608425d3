import type { QrCode } from '#src/app/ui/draw-qr.ts'
import { GivenAddress } from '#src/app/ui/given-address.tsx'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { address: string; code: QrCode; name: string }

/** The address of a new link, which cannot be shown again later. */
export function NewAddress({ address, code, name }: Props) {
  const { t } = useIntl()
  return (
    <GivenAddress
      address={address}
      code={code}
      label={t('share.new.code', { name })}
      tone="land"
      lead={<p className="small">{t('share.new.text')}</p>}
    />
  )
}
