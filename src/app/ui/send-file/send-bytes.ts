import type { Send } from '#src/contract/http/call.ts'

/** Milliseconds without progress or answer, after which the connection counts as lost. A slow one that moves is fine. */
const STANDSTILL = 30_000

const readHeaders = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]),
  )

/** Like `fetch`, but reports upload progress by XMLHttpRequest. */
export const sendBytes =
  (onSent: (sent: number) => void, signal?: AbortSignal): Send =>
  (path, { method = 'PUT', headers, body }) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    let watch: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(watch)
      watch = setTimeout(() => request.abort(), STANDSTILL)
    }
    return new Promise<Response>((answer, fail) => {
      request.open(method, path)
      for (const [name, value] of headers) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded }) => {
        wait()
        onSent(loaded)
      }
      request.onload = () =>
        answer(
          new Response(request.responseText, {
            status: request.status,
            headers: readHeaders(request.getAllResponseHeaders()),
          }),
        )
      request.onerror = request.onabort = () => fail(new TypeError('The line was cut'))
      signal?.addEventListener('abort', stop)
      wait()
      request.send(body as Blob)
    }).finally(() => {
      clearTimeout(watch)
      signal?.removeEventListener('abort', stop)
    })
  }
