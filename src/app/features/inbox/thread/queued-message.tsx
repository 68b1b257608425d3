import { useIntl } from '#src/i18n/react.tsx'
import type { QueuedMessage } from '../outbox/queued-messages.ts'
import type { Sending } from '../outbox/use-outgoing.ts'

type Props = { message: QueuedMessage; sending: Sending }

/** Own words on their way: what becomes of them is said. */
export function Queued({ message: { key, text, files, refused }, sending }: Props) {
  const { t } = useIntl()
  const { state, isKept, outgoing } = sending
  const waiting = isKept ? 'inbox.queue.kept' : 'inbox.queue.waiting'
  return (
    <li className="message mine">
      <div className="bubble">
        <span className="visually-hidden">{t('inbox.message.own')}</span>
        {text && <p dir="auto">{text}</p>}
        {files.some(({ name }) => name === '') && (
          <span className="smallest">{t('inbox.list.files', { count: files.length })}</span>
        )}
        {files.map((file) => (
          <p key={'id' in file ? file.id : file.key} className="smallest">
            <bdi>{file.name}</bdi>
          </p>
        ))}
      </div>
      {refused === undefined ? (
        <p role="status">{t(state === 'waiting' ? waiting : 'inbox.queue.sending')}</p>
      ) : (
        <div className="row tight last" role="alert">
          <span className="error">{refused || t('inbox.queue.file-gone')}</span>
          <button type="button" className="button quiet dense" onClick={() => void outgoing?.again(key)}>
            {t('inbox.queue.again')}
          </button>
          <button type="button" className="button quiet dense" onClick={() => void outgoing?.discard(key)}>
            {t('inbox.queue.discard')}
          </button>
        </div>
      )}
    </li>
  )
}
