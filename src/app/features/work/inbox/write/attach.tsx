import { useForm } from '#src/app/ui/forms/form-context.ts'
import { Icon } from '#src/app/ui/icon.tsx'
import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { FILE_TYPES } from '#src/contract/file/file-types.ts'
import { useControls, useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Attachment, Attachments } from './use-attachments.ts'

const ACCEPT = FILE_PURPOSES.attachment.takes.map((type) => FILE_TYPES[type]).join()

/** Chooses a file and uploads it at once; without scripting it is sent with the message. */
export function AttachButton({ attachments: { add, isFull } }: { attachments: Attachments }) {
  const { t } = useIntl()
  const { id } = useForm()
  return (
    <>
      <label className="button quiet js-only" aria-disabled={isFull || undefined}>
        <Icon name="paperclip" />
        {t('inbox.write.attach')}
        <input
          type="file"
          className="visually-hidden"
          accept={ACCEPT}
          multiple
          disabled={isFull}
          onChange={({ currentTarget }) => {
            for (const file of currentTarget.files ?? []) add(file)
            currentTarget.value = ''
          }}
        />
      </label>
      <div className="field no-js">
        <label htmlFor={`${id}-file`}>{t('inbox.write.attach')}</label>
        <input id={`${id}-file`} className="input" type="file" name="file" accept={ACCEPT} />
      </div>
    </>
  )
}

/** The chosen files and their progress. */
export function AttachedFiles({ attachments }: { attachments: Attachments }) {
  const { t } = useIntl()
  const { items, fault } = attachments
  if (items.length === 0) return null
  return (
    <>
      <ul className="column gap-1">
        {items.map((item) => (
          <li key={item.key}>
            <Attached item={item} attachments={attachments} />
            {item.isWaiting && (
              <p className="small muted" role="status">
                {t('inbox.write.file-waits')}
              </p>
            )}
            {item.id && (
              <>
                <input type="hidden" name="files" value={item.id} />
                <input type="hidden" name="names" value={item.name} />
              </>
            )}
          </li>
        ))}
      </ul>
      {fault && (
        <p className="small error" role="alert">
          {t(fault)}
        </p>
      )}
    </>
  )
}

function Attached({ item, attachments }: { item: Attachment; attachments: Attachments }) {
  const { t } = useIntl()
  const control = useControls()
  const { key, name, failure } = item
  return (
    <div className="row tight small">
      <Icon name="paperclip" size="small" />
      <bdi className="break-anywhere">{name}</bdi>
      {failure !== undefined && (
        <>
          <span className="error" role="alert">
            {failure}
          </span>
          <button type="button" className="link" onClick={() => attachments.again(key)}>
            {control('retry')}
          </button>
        </>
      )}
      <Progress item={item} />
      <button
        type="button"
        className="button quiet soft dense icon-only"
        aria-label={t('inbox.write.detach', { name })}
        onClick={() => attachments.remove(key)}
      >
        <Icon name="x" size="small" />
      </button>
    </div>
  )
}

/** The progress of an upload. */
function Progress({ item: { id, share, isWaiting, failure } }: { item: Attachment }) {
  const { t } = useIntl()
  const { percent } = useFormats()
  if (isWaiting || id !== undefined || failure !== undefined) return null
  return <span role="status">{t('form.file.sent', { share: percent(Math.floor(share * 10) / 10) })}</span>
}
