import sharp from "sharp";

// One thread, so that a photo never takes both processors from the visitors; no cache, because no file is read twice.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
