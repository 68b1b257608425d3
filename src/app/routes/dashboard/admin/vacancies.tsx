export { moderationQueuePage as default } from '#src/app/features/moderation/queue-page.tsx'
