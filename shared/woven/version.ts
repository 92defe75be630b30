/** Goes up when the same seed starts to give another picture, so that caches let the old one go. */
export const wovenVersion = 1
