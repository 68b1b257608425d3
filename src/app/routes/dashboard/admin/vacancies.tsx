export { moderationQueuePage as default } from '#src/app/features/back-office/moderation/queue-page.tsx'
