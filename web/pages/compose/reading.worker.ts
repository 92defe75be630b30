import { type Asked, readDraft } from './reading.ts'

// Away from the page, so that typing stays smooth while a whole recipe is read.
addEventListener('message', (event: MessageEvent<Asked>) => postMessage(readDraft(event.data)))
