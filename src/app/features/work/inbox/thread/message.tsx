import { Icon } from '#src/app/ui/icon.tsx'
import { inboxFilePath } from '#src/contract/inbox/api.ts'
import type { InboxFile, InboxMessage } from '#src/contract/inbox/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { ReaderTime } from '../use-reader-time.ts'

type Props = {
  message: InboxMessage
  /** The name of the other side. */
  name: string
  isRead: boolean
  clock: ReaderTime
}

/** A message. For own messages it shows whether the other side has read it, if that is visible. */
export function Message({ message: { from, text, files, sentAt }, name, isRead, clock }: Props) {
  const { t } = useIntl()
  const isOwn = from === 'self'
  const at = clock.time(sentAt)
  return (
    <li className={isOwn ? 'message mine' : 'message'}>
      <div className="bubble">
        <span className="visually-hidden">{isOwn ? t('inbox.message.own') : t('inbox.message.from', { name })}</span>
        {text && <p dir="auto">{text}</p>}
        {files.map((file) => (
          <FileOf key={file.id} file={file} />
        ))}
      </div>
      <p>
        <time dateTime={new Date(sentAt).toISOString()}>
          {isOwn ? t(isRead ? 'inbox.message.read' : 'inbox.message.sent', { time: at }) : at}
        </time>
      </p>
    </li>
  )
}

/** A picture is displayed; a PDF opens in its viewer. */
function FileOf({ file: { id, name, type, size } }: { file: InboxFile }) {
  const { t } = useIntl()
  const weight = useFormats().fileSize(size)
  if (type === 'webp')
    return (
      <>
        <a href={inboxFilePath(id)} target="_blank" rel="noopener">
          <img
            src={inboxFilePath(id)}
            alt={t('inbox.file.picture', { size: weight })}
            loading="lazy"
            decoding="async"
          />
        </a>
        {name && <bdi className="smallest">{name}</bdi>}
      </>
    )
  const kind = t('inbox.file.pdf', { size: weight })
  return (
    <a href={inboxFilePath(id)} download>
      <Icon name="paperclip" size="small" />
      {name ? (
        <span>
          <bdi>{name}</bdi> <span className="smallest">{kind}</span>
        </span>
      ) : (
        kind
      )}
    </a>
  )
}
