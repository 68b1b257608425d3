export { checkQueuePage as default } from '#src/app/features/people/verification/queue-page.tsx'
