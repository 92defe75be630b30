import { setDefaultTimeout } from 'bun:test'

// A busy machine is no failure: what a test waits for happens, or never does.
setDefaultTimeout(30_000)
