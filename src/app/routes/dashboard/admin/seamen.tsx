export { checkQueuePage as default } from '#src/app/features/check/queue-page.tsx'
