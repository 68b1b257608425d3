import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Mask } from '#src/domain/cv/masks.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { SHARE_ACTS } from './actions.ts'
import { NewAddress } from './new-address.tsx'
import type { ShownShare } from './queries.ts'

type Props = { share: ShownShare; always: readonly Mask[]; form: ActProps }

/** A link: label, end, masks, views, and revocation. */
export function ShareEntry({ share, always, form }: Props) {
  const { t } = useIntl()
  const { dateTime, list } = useFormats()
  const { label, hasPin, expiresAt, revokedAt } = share
  const masks = [...new Set([...share.masks, ...always])]
  const isOver = revokedAt !== null || expiresAt <= form.ctx.now
  const name = label || t('share.entry.unnamed')
  return (
    <li className="column gap-2">
      <div className="row split low">
        <div className="column u-gap-1 grow">
          <p className="row tight">
            <b>
              <bdi>{name}</bdi>
            </b>
            <State share={share} isOver={isOver} />
            {hasPin && <StateMark kind="line">{t('share.entry.pin')}</StateMark>}
          </p>
          <p className="small muted">{t('share.entry.made', { date: dateTime(share.createdAt) })}</p>
          <p className="small">
            {masks.length > 0
              ? t('share.entry.masks', { parts: list(masks.map((mask) => t(`paper.mask.${mask}`))) })
              : t('share.entry.no-masks')}
          </p>
        </div>
        {!isOver && <Revoke id={share.id} name={name} form={form} />}
      </div>
      {share.shown && <NewAddress {...share.shown} name={name} />}
      <Views share={share} />
    </li>
  )
}

function State({ share, isOver }: { share: ShownShare; isOver: boolean }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  if (share.revokedAt !== null)
    return <StateMark kind="bad">{t('share.entry.revoked', { date: dateTime(share.revokedAt) })}</StateMark>
  const until = dateTime(share.expiresAt)
  return isOver ? (
    <StateMark kind="plain">{t('share.entry.over', { date: until })}</StateMark>
  ) : (
    <StateMark kind="ok">{t('share.entry.until', { date: until })}</StateMark>
  )
}

function Revoke({ id, name, form: props }: { id: string; name: string; form: ActProps }) {
  const { t } = useIntl()
  const form = useActForm('revoke', SHARE_ACTS.revoke, props, { entry: { field: 'share', id } })
  return (
    <ActForm form={form} act="revoke">
      <input type="hidden" name="share" value={id} />
      <SubmitButton className="button dense">
        {t('share.entry.revoke')}
        <span className="visually-hidden">
          {' '}
          <bdi>{name}</bdi>
        </span>
      </SubmitButton>
    </ActForm>
  )
}

/** Number of views, and the last ones. */
function Views({ share: { views, seen } }: { share: ShownShare }) {
  const { t } = useIntl()
  const { dateTime, country } = useFormats()
  const count = t('share.entry.views', { count: views })
  if (seen.length === 0) return <p className="small muted">{count}</p>
  return (
    <Disclosure summary={<span className="small">{count}</span>}>
      <ul className="small">
        {seen.map((view) => (
          <li key={`${view.seenAt} ${view.browser}`}>
            {[dateTime(view.seenAt), view.country && country(view.country), view.browser].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
